// `import sword from 'icon:broadsword'` gives the drawing of one icon of the game-icons set, so that only the
// icons in use end up in the client.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let set: IconSet | undefined;
  return {
    name: 'emberhall-icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      set ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const name = id.slice('\0icon:'.length);
      const icon = set.icons[name];
      if (icon === undefined) this.error(`game-icons has no icon ${name}`);
      const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
      if (path === undefined) this.error(`the icon ${name} is not one path`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}
