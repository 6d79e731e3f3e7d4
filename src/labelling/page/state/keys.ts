/** Keys and what they do, as one table: the page acts by it, and its help shows it. While a value is typed, only that input has keys. */

export type Command =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'enter'
  | 'edit'
  | 'accept-sure'
  | 'accept-all'
  | 'accept-table'
  | 'absent'
  | 'rest-absent'
  | 'clear'
  | 'open'
  | 'next'
  | 'done'
  | 'back'
  | 'undo'
  | 'redo'
  | 'zoom-in'
  | 'zoom-out'
  | 'zoom-fit'
  | 'turn'
  | 'page-down'
  | 'page-up'
  | 'to-table'
  | 'to-panel'
  | 'insert-row'
  | 'delete-row'
  | 'join-row'
  | 'split-row'
  | 'grid'
  | 'list'
  | 'findings'
  | 'search'
  | 'show-all'
  | 'show-thumbnails'
  | 'help'
  | 'escape'
  | 'other-1'
  | 'other-2'
  | 'other-3'
  | 'other-4';

export interface Key {
  readonly key: string;
  readonly ctrl?: boolean;
  readonly command: Command;
  /** Text of the help; without, it is one of several keys for the same. */
  readonly help?: string;
}

export const keys: readonly Key[] = [
  { key: 'a', command: 'accept-sure', help: 'accept all sure proposals' },
  { key: 'A', command: 'accept-all', help: 'accept all proposals' },
  { key: 'Enter', command: 'enter', help: 'accept the proposal and go to the next open value; edit a value that is set' },
  { key: 'e', command: 'edit', help: 'edit: type a value, its words are found on the page' },
  { key: 'F2', command: 'edit' },
  { key: '1', command: 'other-1', help: '1 to 4: take another value that was considered' },
  { key: '2', command: 'other-2' },
  { key: '3', command: 'other-3' },
  { key: '4', command: 'other-4' },
  { key: 'x', command: 'absent', help: 'not on the document' },
  { key: 'X', command: 'rest-absent', help: 'everything without value and proposal is not on the document' },
  { key: 'Delete', command: 'clear', help: 'take the value away: unknown' },
  { key: 'Backspace', command: 'clear' },
  { key: 'u', command: 'open', help: 'next open proposal, least sure first' },
  { key: 'ArrowDown', command: 'down', help: 'next value; in the table: cell below' },
  { key: 'j', command: 'down' },
  { key: 'ArrowUp', command: 'up', help: 'value before; in the table: cell above' },
  { key: 'k', command: 'up' },
  { key: 'ArrowLeft', command: 'left' },
  { key: 'ArrowRight', command: 'right' },
  { key: 'd', command: 'done', help: 'checked: right and complete; opens the next document' },
  { key: 'n', command: 'next', help: 'next document, by what it is worth' },
  { key: 'b', command: 'back', help: 'back to the document before' },
  { key: 'z', ctrl: true, command: 'undo', help: 'Ctrl+Z: undo' },
  { key: 'y', ctrl: true, command: 'redo', help: 'Ctrl+Y: redo' },
  { key: 'Z', ctrl: true, command: 'redo' },
  { key: 'g', command: 'to-table', help: 'go to the item table' },
  { key: 'f', command: 'to-panel', help: 'go to the values' },
  { key: 't', command: 'accept-table', help: 'accept the proposed item table' },
  { key: 'o', command: 'insert-row', help: 'insert a row below' },
  { key: 'Insert', command: 'insert-row' },
  { key: 'D', command: 'delete-row', help: 'delete the row' },
  { key: 'm', command: 'join-row', help: 'join the row with the one below' },
  { key: 's', command: 'split-row', help: 'split the row in two' },
  {
    key: 'w',
    command: 'grid',
    help: 'lines of the table: draw a box around the rows, drag lines; by keys: Tab to a line, arrows move it, + splits, Delete joins',
  },
  { key: '+', command: 'zoom-in', help: '+ − 0: zoom in, out, whole width' },
  { key: '-', command: 'zoom-out' },
  { key: '0', command: 'zoom-fit' },
  { key: 'r', command: 'turn', help: 'turn the page' },
  { key: 'PageDown', command: 'page-down', help: 'next page; PageUp: page before' },
  { key: 'PageUp', command: 'page-up' },
  { key: 'l', command: 'list', help: 'show or hide the list of documents' },
  { key: 'F', command: 'findings', help: 'findings in all documents' },
  { key: '/', command: 'search', help: 'search the list' },
  { key: 'v', command: 'show-all', help: 'show or hide values that nobody asks for' },
  { key: 'p', command: 'show-thumbnails', help: 'show where each value is printed, beside it' },
  { key: '?', command: 'help', help: 'these keys' },
  { key: 'Escape', command: 'escape' },
];

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Undefined: the browser's own. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Pressed): Command | undefined {
  const ctrl = ctrlKey || metaKey;
  return altKey ? undefined : keys.find((each) => each.key === key && (each.ctrl ?? false) === ctrl)?.command;
}
