import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followUpgrades } from './lib/upgrade';

followUpgrades();
const target = document.getElementById('app');
if (target) mount(App, { target });
