/** A page of a document: picture, words over it, and where values are printed. Words are chosen by a click or by drawing over them. */
import { memo } from './memo.js';
import type { TargetedPointerEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Actions } from '../acts/actions.js';
import { GridLines } from './grid.jsx';
import type { Drawn } from '../state/drawn.js';
import type { Session, View } from '../state/session.js';
import type { OpenPage, Place } from '../state/types.js';
import { type Band, boxOf, outlineOf, wordsIn } from '../state/words.js';

export interface PaperProps {
  readonly page: OpenPage;
  readonly number: number;
  readonly picture: string;
  readonly turn: View['turn'];
  readonly marks: readonly Drawn[];
  readonly grid: Session['grid'];
  /** A box that is drawn holds the rows of the table. */
  readonly isGrid: boolean;
  readonly acts: Actions;
  onMark(words: Place['words'], adds: boolean): void;
}

type Point = { readonly x: number; readonly y: number };

/** One page as SVG in its own coordinates; its picture is loaded when the page comes near. */
export function Paper({ page, number, picture, turn, marks, grid, isGrid, acts, onMark }: PaperProps) {
  const group = useRef<SVGGElement>(null);
  const figure = useRef<HTMLElement>(null);
  const isNear = useNear(figure);
  const [state, setState] = useState<'awaited' | 'shown' | 'failed'>('awaited');
  const { width, height } = page;
  const isTurned = turn === 90 || turn === 270;
  const pointOf = (event: PointerEvent) => {
    const matrix = group.current!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x, y };
  };
  const { band, words, pointer } = useBand(page, pointOf, (band, chosen, adds) => {
    if (isGrid && chosen.length > 1) acts.grid.draw(number, band);
    else if (chosen.length > 0) onMark(chosen, adds);
  });
  return (
    <figure ref={figure} class="paper" aria-label={`Page ${number + 1}`}>
      <svg viewBox={isTurned ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`} {...pointer}>
        <title>{`Page ${number + 1}`}</title>
        <g ref={group} transform={turned(turn, width, height)}>
          <rect width={width} height={height} class="sheet" />
          {isNear && (
            <image
              href={picture}
              width={width}
              height={height}
              preserveAspectRatio="none"
              onLoad={() => setState('shown')}
              onError={() => setState('failed')}
            />
          )}
          {isNear && <Words page={page} />}
          {marks.map((mark) => (
            <Mark key={`${mark.key} ${mark.place.words.join()}`} page={page} mark={mark} />
          ))}
          {grid && <GridLines view={grid} page={page} acts={acts} pointOf={pointOf} />}
          {words.map((word) => {
            const [x, y, w, h] = page.words[word]!.box;
            return <rect key={`${x} ${y}`} class="chosen" x={x} y={y} width={w} height={h} />;
          })}
          {band && (
            <rect
              class="band"
              x={Math.min(band.x1, band.x2)}
              y={Math.min(band.y1, band.y2)}
              width={Math.abs(band.x2 - band.x1)}
              height={Math.abs(band.y2 - band.y1)}
            />
          )}
        </g>
      </svg>
      {state !== 'shown' && (
        <figcaption>
          {state === 'awaited' ? 'The picture of this page is being drawn…' : 'This page has no picture: it could not be drawn. Its words are there.'}
        </figcaption>
      )}
    </figure>
  );
}

/** A band that is drawn over words, and those in it; without one, the word that the pointer is over. `onDrawn` is called when the pointer is released. */
function useBand(page: OpenPage, pointOf: (event: PointerEvent) => Point, onDrawn: (band: Band, chosen: Place['words'], adds: boolean) => void) {
  const [band, setBand] = useState<Band>();
  const [hover, setHover] = useState<number>();
  const chosen = band ? wordsIn(page, band) : [];
  const pointer = {
    onPointerDown(event: TargetedPointerEvent<SVGSVGElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { x, y } = pointOf(event);
      setBand({ x1: x, y1: y, x2: x, y2: y });
      event.preventDefault();
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = pointOf(event);
      if (band) setBand({ ...band, x2: x, y2: y });
      else setHover(wordsIn(page, { x1: x, y1: y, x2: x, y2: y })[0]);
    },
    onPointerLeave: () => setHover(undefined),
    onPointerCancel: () => setBand(undefined),
    onPointerUp(event: PointerEvent) {
      if (!band) return;
      setBand(undefined);
      onDrawn(band, chosen, event.shiftKey);
    },
  };
  return { band, words: [...chosen, ...(band || hover === undefined ? [] : [hover])], pointer };
}

/** Where a value is printed; nothing where its words are not on this page. */
function Mark({ page, mark: { title, kind, place, isFocused } }: { readonly page: OpenPage; readonly mark: Drawn }) {
  const box = boxOf(page, place);
  return (
    box && (
      <rect class={`place ${kind}${isFocused ? ' focused' : ''}`} {...padded(box)}>
        <title>{title}</title>
      </rect>
    )
  );
}

const padded = ({ x, y, width, height }: NonNullable<ReturnType<typeof boxOf>>) => ({ x: x - 3, y: y - 3, width: width + 6, height: height + 6 });

/** Drawn once for a page, however often marks change. */
const Words = memo(({ page }: { readonly page: OpenPage }) => <path class="words" d={outlineOf(page.words)} />);

function turned(turn: View['turn'], width: number, height: number): string {
  if (turn === 90) return `translate(${height} 0) rotate(90)`;
  if (turn === 180) return `translate(${width} ${height}) rotate(180)`;
  if (turn === 270) return `translate(0 ${width}) rotate(270)`;
  return '';
}

/** Pictures of long documents are loaded as far as the user scrolls. */
function useNear(figure: { readonly current: Element | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setNear((near) => near || entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '1000px',
    });
    observer.observe(figure.current!);
    return () => observer.disconnect();
  }, []);
  return isNear;
}
