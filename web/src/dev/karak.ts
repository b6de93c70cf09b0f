// A gallery of moments from real games, for work on the Karak table: /dev/karak.html?scene=turn-late. Never bundled.
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { mount } from 'svelte';
import Gallery from './KarakGallery.svelte';

const target = document.getElementById('app');
if (target) mount(Gallery, { target });
