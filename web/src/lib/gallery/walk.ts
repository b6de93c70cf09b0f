// Where an arrow key leads among things that lie in rows.

interface Box {
  left: number;
  top: number;
  width: number;
}

const middle = (box: Box): number => box.left + box.width / 2;
/** Things on a row may differ a little in height. */
const SAME_ROW = 20;

export function step(boxes: readonly Box[], from: number, key: string): number | undefined {
  const here = boxes[from];
  if (!here) return undefined;
  const valid = (index: number) => (index >= 0 && index < boxes.length ? index : undefined);
  if (key === 'ArrowRight') return valid(from + 1);
  if (key === 'ArrowLeft') return valid(from - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const down = key === 'ArrowDown';
  const beyond = boxes
    .map((box, index) => ({ box, index }))
    .filter(({ box }) => (down ? box.top > here.top + SAME_ROW : box.top < here.top - SAME_ROW));
  const tops = beyond.map(({ box }) => box.top);
  const row = down ? Math.min(...tops) : Math.max(...tops);
  const near = beyond.filter(({ box }) => Math.abs(box.top - row) <= SAME_ROW);
  near.sort((a, b) => Math.abs(middle(a.box) - middle(here)) - Math.abs(middle(b.box) - middle(here)));
  return near[0]?.index;
}
