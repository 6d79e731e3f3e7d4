/** Every command of the program. A new command is a file beside this one and a line here. */
import type { Command } from '../command.js';

export const commands: readonly Command[] = [];
