// What the gallery shows: the pieces of a game, each with its name, its facts, its own text and its rules.
import type { Component } from 'svelte';
import { ruleOf } from '../reading/rules';
import { plain } from '../texts/plain';
import type { Texts } from '../texts/texts';
import { drawn } from '../games/drawn';
import type { GameId } from '../types/protocol';

export interface Piece {
  /** Unique within its game. */
  id: string;
  kind: string;
  /** The key of its name. */
  name: string;
  /** The rules that speak of it, the nearest first. */
  rules: string[];
}

export interface Collection {
  /** The kinds of pieces, in the order of the shelves. Their names are `web-gallery-<game>-<kind>`. */
  kinds: readonly string[];
  pieces: Piece[];
  /** What the piece is and what is printed on it, in words. */
  facts: (texts: Texts, id: string) => string[];
  /** The text that stands on the piece itself, if any does. */
  text: (texts: Texts, id: string) => string | undefined;
  /** Whether the pieces are cards, which stand upright. */
  upright?: boolean;
  /** What the pictures refer to, once in the page. */
  Drawings?: Component;
  /** A button with the piece. */
  Small: Component<{ piece: Piece; label: string; onpick: () => void }>;
  /** The piece to be looked at. */
  Large: Component<{ piece: Piece }>;
}

/** Loads the pieces of a game, with the code that draws them; nothing of a game without drawings. */
export async function collectionOf(game: GameId): Promise<Collection | undefined> {
  return drawn(game)?.pieces();
}

/** Everything that is written about a piece, to be searched. */
export function written(texts: Texts, collection: Collection, piece: Piece): string {
  const rules = piece.rules.map((id) => ruleOf(texts, id)).filter((rule) => rule !== undefined);
  return plain(
    [
      texts.say(piece.name),
      ...collection.facts(texts, piece.id),
      collection.text(texts, piece.id) ?? '',
      ...rules.flatMap((rule) => [rule.id, rule.title, rule.text]),
    ].join(' '),
  );
}

/** The pieces in which every one of the words is written, those whose name has them first. */
export function search(texts: Texts, collection: Collection, wanted: string): Piece[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = collection.pieces.filter((piece) => {
    const all = words.length > 0 ? written(texts, collection, piece) : '';
    return words.every((word) => all.includes(word));
  });
  const named = (piece: Piece) => words.every((word) => plain(texts.say(piece.name)).includes(word));
  return words.length === 0 ? found : [...found.filter(named), ...found.filter((piece) => !named(piece))];
}
