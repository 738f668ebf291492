interface Key {
  /** What is printed for it, key by key. */
  shown: readonly string[];
  /** `KeyboardEvent.key`, or `code` where the letter must not depend on the language of the keyboard. */
  key?: string | readonly string[];
  code?: string | readonly string[];
  ctrl?: true;
  alt?: true;
  /** Where it works; `everywhere` on each page behind the sign-in. */
  place: KeyPlace;
}

/** The places of the sheet of keys, in its order. */
export const keyPlaces = ['everywhere', 'queue', 'letter', 'receive', 'writing'] as const;
export type KeyPlace = (typeof keyPlaces)[number];

const rows = {
  sheet: { shown: ['?'], key: '?', place: 'everywhere' },
  sheetInField: { shown: ['Ctrl', '/'], code: 'Slash', ctrl: true, place: 'everywhere' },
  search: { shown: ['Ctrl', 'K'], code: 'KeyK', ctrl: true, place: 'everywhere' },
  close: { shown: ['Esc'], key: 'Escape', place: 'everywhere' },
  submit: { shown: ['Ctrl', 'Enter'], key: 'Enter', ctrl: true, place: 'everywhere' },
  takeBack: { shown: ['Alt', 'Z'], code: 'KeyZ', alt: true, place: 'everywhere' },
  lookBack: { shown: ['Alt', 'B'], code: 'KeyB', alt: true, place: 'everywhere' },
  row: { shown: ['↑', '↓'], key: ['ArrowUp', 'ArrowDown'], place: 'queue' },
  openRow: { shown: ['Enter'], key: 'Enter', place: 'queue' },
  tick: { shown: ['X'], code: 'KeyX', place: 'queue' },
  find: { shown: ['/'], key: '/', place: 'queue' },
  previous: { shown: ['Alt', '↑'], key: 'ArrowUp', alt: true, place: 'letter' },
  next: { shown: ['Alt', '↓'], key: 'ArrowDown', alt: true, place: 'letter' },
  mode: { shown: ['Alt', '1–5'], code: ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5'], alt: true, place: 'letter' },
  acceptGuess: { shown: ['Tab'], key: ['Tab', 'ArrowRight'], place: 'receive' },
  takeAll: { shown: ['Alt', 'A'], code: 'KeyA', alt: true, place: 'receive' },
  stamp: { shown: ['Alt', 'S'], code: 'KeyS', alt: true, place: 'receive' },
  same: { shown: ['Alt', 'D'], code: 'KeyD', alt: true, place: 'receive' },
  other: { shown: ['Alt', 'N'], code: 'KeyN', alt: true, place: 'receive' },
  skip: { shown: ['Alt', '↓'], key: 'ArrowDown', alt: true, place: 'receive' },
  findText: { shown: ['Ctrl', 'F'], code: 'KeyF', ctrl: true, place: 'writing' },
  replaceText: { shown: ['Ctrl', 'H'], code: 'KeyH', ctrl: true, place: 'writing' },
  newPaper: { shown: ['Alt', 'P'], code: 'KeyP', alt: true, place: 'receive' },
  onward: { shown: ['Alt', 'O'], code: 'KeyO', alt: true, place: 'receive' },
  speed: { shown: ['Alt', '1–4'], code: ['Digit1', 'Digit2', 'Digit3', 'Digit4'], alt: true, place: 'receive' },
} as const satisfies Record<string, Key>;
export type KeyName = keyof typeof rows;

/** Every key of the product, one row each. What listens for a key asks `isKey`, what prints it reads `shown`. */
export const keys: Readonly<Record<KeyName, Key>> = rows;
/** How a key is printed on what it presses: `Ctrl Enter`. */
export const keyText = (name: KeyName): string => rows[name].shown.join(' ');
export const keyNames = Object.keys(rows) as KeyName[];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Whether this key is pressed. On a Mac, ⌘ does for Ctrl. */
export function isKey(event: Pressed, name: KeyName): boolean {
  const { key, code, ctrl = false, alt = false } = keys[name];
  if ((event.ctrlKey || event.metaKey) !== ctrl || event.altKey !== alt) return false;
  return (key === undefined || [key].flat().includes(event.key)) && (code === undefined || [code].flat().includes(event.code));
}

const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/** Whether somebody is writing into a field, where a letter is a letter. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest(fields) !== null;
