// The web manifests, one for each language: what a device shows of the installed client.
import type { Plugin } from 'vite';
import { LANGUAGES, text, type Language } from './texts.ts';

export function manifest(language: Language): string {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    // The same client in whatever language it was installed.
    id: '/',
    name: 'Emberhall',
    short_name: 'Emberhall',
    description: text(language, 'web-app-about'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#EADDBF',
    theme_color: '#EADDBF',
    categories: ['games'],
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: [{ name: text(language, 'web-rules'), url: '/rules' }],
  });
}

const nameOf = (language: Language) => `manifest-${language}.webmanifest`;

export function manifests(): Plugin {
  return {
    name: 'emberhall-manifests',
    generateBundle() {
      for (const language of LANGUAGES)
        this.emitFile({ type: 'asset', fileName: nameOf(language), source: manifest(language) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = LANGUAGES.find((name) => request.url === `/${nameOf(name)}`);
        if (!language) return next();
        response.setHeader('content-type', 'application/manifest+json');
        response.end(manifest(language));
      });
    },
  };
}
