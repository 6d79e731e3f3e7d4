/** A fault of the program over one document. */
import type { Fault } from '../../stages.js';

/** Thrown for one document where the process that had it reports a fault of beleg's. */
export class DocumentFault extends Error {
  override readonly name = 'DocumentFault';
  readonly fault: Fault;

  constructor(file: string, fault: Fault) {
    super(`${file}: ${sentenceOf(fault)}`);
    this.fault = fault;
  }
}

/** What failed and what to do next. */
export const sentenceOf = ({ stage, what }: Fault): string =>
  `${stage} failed by a fault of beleg (${what}). Other documents are not concerned; call beleg with --verbose and report the stack that it shows`;
