// The view onto the map: dragged, pinched, turned by a wheel. Nothing but one transform changes while it moves.
import type { Frame, Point } from './geometry';

const LEAST = 0.12;
const MOST = 2.4;
/** How far a finger may slip and still tap. */
const SLIP = 7;
/** How much smaller the map may become so that nothing stands on it. */
const NEARLY = 0.88;

export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface Placed extends Point {
  scale: number;
}

const room = (size: Point, { top, right, bottom, left }: Margins): Point => ({
  x: Math.max(1, size.x - left - right),
  y: Math.max(1, size.y - top - bottom),
});

/** The scale in which a part of the map fills the room between the margins. */
function wholeScale(size: Point, frame: Frame, margins: Margins): number {
  const { x, y } = room(size, margins);
  return Math.min(x / (frame.right - frame.left), y / (frame.bottom - frame.top));
}

/** Where a part of the map lies in a window, as large as there is room; where that is too small to read, what lies around
 * a point. */
export function fitted(size: Point, frame: Frame, margins: Margins, least: number, most: number, focus: Point): Placed {
  const { x: width, y: height } = room(size, margins);
  const scale = Math.max(LEAST, least, Math.min(most, wholeScale(size, frame, margins)));
  const middle = (from: number, to: number, wanted: number, room: number) => {
    const half = room / scale / 2;
    return to - from <= half * 2 ? (from + to) / 2 : Math.min(to - half, Math.max(from + half, wanted));
  };
  return {
    x: margins.left + width / 2 - middle(frame.left, frame.right, focus.x, width) * scale,
    y: margins.top + height / 2 - middle(frame.top, frame.bottom, focus.y, height) * scale,
    scale,
  };
}

/** The first of some margins with which the map is about as large as with any of them. */
export function roomiest(size: Point, frame: Frame, choices: readonly Margins[], most: number): Margins {
  const scales = choices.map((margins) => Math.min(most, wholeScale(size, frame, margins)));
  const best = Math.max(...scales);
  return choices[scales.findIndex((scale) => scale >= best * NEARLY)] ?? { top: 0, right: 0, bottom: 0, left: 0 };
}

export class Camera {
  x = 0;
  y = 0;
  scale = 1;
  /** Whether hexes are too small on the screen for every detail. */
  small = $state(false);
  /** Whether the viewer has chosen what to see; then the map does not fit itself any more. */
  held = false;
  private plane: HTMLElement | null = null;
  private map: SVGSVGElement | null = null;
  private host: HTMLElement | null = null;
  /** What of the map is drawn, in its own units. */
  private box: Frame = { left: 0, top: 0, right: 1, bottom: 1 };
  /** The scale in which the map is drawn; while it is being zoomed, that drawing is stretched. */
  private drawnScale = 1;
  private frame = 0;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private pointers = new Map<number, Point>();
  private start: Point | null = null;
  private dragging = false;
  private justDragged = false;

  attach(host: HTMLElement, plane: HTMLElement, map: SVGSVGElement): () => void {
    this.host = host;
    this.plane = plane;
    this.map = map;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const step = event.deltaMode === 0 ? event.deltaY : event.deltaY * 16;
      this.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), this.local(event));
    };
    host.addEventListener('wheel', wheel, { passive: false });
    return () => {
      host.removeEventListener('wheel', wheel);
      cancelAnimationFrame(this.frame);
      clearTimeout(this.settling);
    };
  }

  /** Says which part of the map is drawn. */
  cover(box: Frame): void {
    this.box = box;
    this.settle();
  }

  /** Whether the last gesture moved the map; then it was no tap. */
  get moved(): boolean {
    return this.justDragged;
  }

  down(event: PointerEvent): void {
    if (event.button > 1) return;
    if (this.pointers.size === 0) {
      this.justDragged = false;
      this.start = this.local(event);
    }
    this.pointers.set(event.pointerId, this.local(event));
  }

  move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    // It was let go over something that came up meanwhile.
    if (event.buttons === 0) return this.up(event);
    const now = this.local(event);
    if (!this.dragging) {
      const far = this.start ? Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLIP : true;
      if (!far && this.pointers.size < 2) return;
      this.dragging = true;
      this.justDragged = true;
      this.held = true;
      for (const id of this.pointers.keys()) this.host?.setPointerCapture(id);
    }
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.pointers.set(event.pointerId, now);
    const [other] = others;
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.x += (now.x - before.x) / 2;
      this.y += (now.y - before.y) / 2;
      if (was > 0) this.zoom(is / was, middle);
    } else {
      this.x += now.x - before.x;
      this.y += now.y - before.y;
    }
    this.draw();
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size > 0) return;
    this.dragging = false;
  }

  zoom(factor: number, at: Point = this.middle()): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * factor));
    const by = scale / this.scale;
    this.x = at.x - (at.x - this.x) * by;
    this.y = at.y - (at.y - this.y) * by;
    this.scale = scale;
    this.held = true;
    this.draw();
  }

  /** Shows a part of the map; see `roomiest` and `fitted`. */
  fit(frame: Frame, choices: readonly Margins[], least: number, most: number, focus: Point): void {
    const size = this.size();
    if (size.x === 0 || size.y === 0) return;
    const { x, y, scale } = fitted(size, frame, roomiest(size, frame, choices, most), least, most, focus);
    this.x = x;
    this.y = y;
    this.scale = scale;
    if (this.plane?.classList.contains('glide')) this.draw();
    else this.settle();
  }

  /** Brings a point into sight, if it is not. */
  reveal(point: Point, always = false): void {
    const size = this.size();
    const at = this.onScreen(point);
    const margin = Math.min(90, size.x / 5, size.y / 5);
    const inside = at.x > margin && at.y > margin && at.x < size.x - margin && at.y < size.y - margin;
    if (inside && !always) return;
    this.x += size.x / 2 - at.x;
    this.y += size.y / 2 - at.y;
    this.glide();
    this.draw();
  }

  /** Lets the next change of the view be seen as a movement. */
  glide(): void {
    const plane = this.plane;
    if (!plane) return;
    plane.classList.add('glide');
    setTimeout(() => {
      plane.classList.remove('glide');
      this.settle();
    }, 320);
  }

  onScreen(point: Point): Point {
    return { x: point.x * this.scale + this.x, y: point.y * this.scale + this.y };
  }

  private size(): Point {
    return { x: this.host?.clientWidth ?? 0, y: this.host?.clientHeight ?? 0 };
  }

  private middle(): Point {
    const size = this.size();
    return { x: size.x / 2, y: size.y / 2 };
  }

  private local(event: MouseEvent): Point {
    const box = this.host?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  /** Moves the drawing, and draws it anew once it has come to rest in another scale. */
  private draw(): void {
    if (this.drawnScale !== this.scale) {
      clearTimeout(this.settling);
      this.settling = setTimeout(() => this.settle(), 160);
    }
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.place();
    });
  }

  private settle(): void {
    clearTimeout(this.settling);
    this.drawnScale = this.scale;
    const { left, top, right, bottom } = this.box;
    this.map?.setAttribute('width', String((right - left) * this.scale));
    this.map?.setAttribute('height', String((bottom - top) * this.scale));
    this.small = this.scale * 173 < 60;
    this.place();
  }

  private place(): void {
    if (!this.plane) return;
    const x = this.x + this.box.left * this.scale;
    const y = this.y + this.box.top * this.scale;
    this.plane.style.transform = `translate(${x}px, ${y}px) scale(${this.scale / this.drawnScale})`;
  }
}
