// The text mode of a game that this client has no sentences for: the engine's own.
import { message } from '../text/message';
import type { GameWords } from '../text/words';

export const words: GameWords = {
  topics: [
    {
      command: 'others',
      title: 'web-plain-table',
      lines: ({ described, say, texts }) =>
        described.map(({ title, sentences }) => `${texts.say(title)}: ${sentences.map((sentence) => say(sentence)).join(' ')}`),
    },
  ],
  answers: {},
  group: () => message('ui-group-choices', {}),
  line: ({ text }, { say }) => say(text),
  farFetched: () => false,
  situation: () => [],
  score: () => [],
};
