// `import sword from 'icon:broadsword'` gives the drawing of one icon of the game-icons set, and `import signs from
// './signs.icons'` those that a JSON file names, so that only the icons in use end up in the client.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let set: IconSet | undefined;
  /** The path of an icon, or what is wrong with it. */
  function pathOf(name: string): string | Error {
    set ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet;
    const icon = set.icons[name];
    if (icon === undefined) return new Error(`game-icons has no icon ${name}`);
    return (
      /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1] ?? new Error(`the icon ${name} is not one path`)
    );
  }
  return {
    name: 'emberhall-icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      const drawn = (name: string): string => {
        const path = pathOf(name);
        if (path instanceof Error) this.error(path.message);
        return path;
      };
      if (id.startsWith('\0icon:')) return `export default ${JSON.stringify(drawn(id.slice('\0icon:'.length)))};`;
      if (!id.endsWith('.icons')) return undefined;
      const names = JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>;
      const paths = Object.entries(names).map(([key, name]) => [key, drawn(name)]);
      return `export default ${JSON.stringify(Object.fromEntries(paths))};`;
    },
  };
}
