// The drawings, with every shape in its final place. They are composed of trees, crags and sheaves that are put
// somewhere by a transform; on a map of thirty hexes that makes a thousand parts which the browser puts together anew
// with every tap. So they are written out once, when the table is opened: no shape of a land is moved any more.

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

const NOWHERE: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A translation and a scale, as the drawings write them. */
function matrixOf(transform: string): Matrix {
  const numbers = (name: string) => new RegExp(`${name}\\(([^)]*)\\)`).exec(transform)?.[1]?.split(/[ ,]+/).map(Number);
  const [e = 0, f = 0] = numbers('translate') ?? [];
  const [a = 1, d = a] = numbers('scale') ?? [];
  return { ...NOWHERE, a, d, e, f };
}

function turn(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { ...NOWHERE, a: cos, b: sin, c: -sin, d: cos };
}

/** A path of straight lines and curves in another place. */
export function moved(path: string, { a, b, c, d, e, f }: Matrix): string {
  let text = '';
  let isRelative = false;
  let first: number | null = null;
  for (const token of path.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? []) {
    if (/[a-zA-Z]/.test(token)) {
      if (!/[MLQCTSZ]/i.test(token)) throw new Error(`a drawing with ${token}`);
      isRelative = token === token.toLowerCase();
      text += token;
    } else if (first === null) {
      first = Number(token);
    } else {
      const [x, y] = [first, Number(token)];
      const [right, down] = isRelative ? [0, 0] : [e, f];
      text += `${rounded(a * x + c * y + right)} ${rounded(b * x + d * y + down)} `;
      first = null;
    }
  }
  return text.trimEnd();
}

/** Ink grows with what it draws: the class that says how much. */
const grown = ({ a }: Matrix): string => (Math.abs(a) === 1 ? '' : ` k-s${Math.round(Math.abs(a) * 10)}`);

const placed = (shapes: string, at: Matrix, size = ''): string =>
  shapes.replace(
    /class="([^"]*)" d="([^"]*)"/g,
    (_, classes: string, path: string) => `class="${classes}${size}" d="${moved(path, at)}"`,
  );

function flatLand(drawing: string, parts: ReadonlyMap<string, string>): string {
  return drawing
    .replace(/<use href="#([^"]+)" transform="([^"]*)"\/>/g, (_, id: string, transform: string) => {
      const at = matrixOf(transform);
      return placed(parts.get(id) ?? '', at, grown(at));
    })
    .replace(/<g transform="([^"]*)">((?:<path [^>]*\/>)*)<\/g>/g, (_, transform: string, shapes: string) =>
      placed(shapes, matrixOf(transform)),
    );
}

/** The drawings with lands and chasms written out; each of the six chasms has its own. */
export function flattened(drawings: string): string {
  const parts = new Map(
    [...drawings.matchAll(/<g id="(k-[^"]+)">(.*?)<\/g>/gs)].map(([, id = '', shapes = '']) => [id, shapes]),
  );
  return (
    drawings
      .replace(
        /<symbol id="(t-[^"]+)"[^>]*>(.*?)<\/symbol>/gs,
        (_, id: string, drawing: string) => `<g id="${id}">${flatLand(drawing, parts)}</g>`,
      )
      .replace(/<symbol id="(k-chasm(?:-s)?)"[^>]*>(.*?)<\/symbol>/gs, (_, id: string, shapes: string) =>
        [0, 1, 2, 3, 4, 5].map((side) => `<g id="${id}-${side}">${placed(shapes, turn(-60 * side))}</g>`).join(''),
      )
      // A sign never leaves its box, so nothing needs to be cut off there.
      .replaceAll('viewBox="0 0 512 512">', 'viewBox="0 0 512 512" overflow="visible">')
  );
}
