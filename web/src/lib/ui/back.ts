// The Back button closes what is open on top before it leaves the page. While anything is open, the history has one entry
// for it, at the same address.

/** What the state of that entry says. */
const MARK = { layer: true };

interface Closable {
  close: () => void;
}
/** What is open, the topmost last. */
const open: Closable[] = [];
/** Whether the entry is being removed: `history.back()` takes effect later. */
let leaving = false;
/** Where to go once it is removed. */
let next: string | null = null;

const isMarked = (): boolean => (history.state as Partial<typeof MARK> | null)?.layer === true;

function mark(): void {
  if (!leaving && !isMarked()) history.pushState(MARK, '');
}

/** Removes the entry when nothing is open any more. */
function unmark(): void {
  if (leaving || open.length > 0 || !isMarked()) return;
  leaving = true;
  history.back();
}

function moved(): void {
  if (leaving) {
    leaving = false;
    if (next !== null) history.pushState(null, '', next);
    // Something else was opened meanwhile.
    else if (open.length > 0) mark();
    next = null;
    return;
  }
  // Forward, to the entry of something that is closed.
  if (isMarked()) return unmark();
  open.at(-1)?.close();
  // What was closed may lie on something else, which Back closes next.
  setTimeout(() => {
    if (open.length > 0) mark();
  });
}

/** Listens to the history, from the start of the page. */
export function watchHistory(): void {
  addEventListener('popstate', moved);
  // The page was loaded anew while something was open.
  unmark();
}

/** Lets Back close something; to be called again when it is gone, by whatever way. */
export function closable(close: () => void): () => void {
  const own = { close };
  open.push(own);
  mark();
  return () => {
    open.splice(open.indexOf(own), 1);
    // One thing often follows another.
    setTimeout(unmark);
  };
}

/** Goes to another address in the history; the entry of what was open makes room for it. */
export function goTo(path: string): void {
  if (leaving) next = path;
  else if (isMarked()) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
}
