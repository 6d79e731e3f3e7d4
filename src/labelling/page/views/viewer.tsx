/** The pages of a document, one below the other: zoomed, turned, scrolled to what has the focus. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { pictureOf } from '../acts/api.js';
import { drawnOn } from '../state/drawn.js';
import { middleOf, type Point, type Scaled, scaledFrom, scrollTo } from '../state/zoom.js';
import { memo } from './memo.js';
import { Paper, type PaperProps } from './paper.jsx';
import type { Shown } from './shown.js';
import { ViewBar } from './view-bar.jsx';

/** Milliseconds without a further step, after which the pages are rendered in their new size. */
const settleMs = 160;

/** All pages with their marks; where the focus moves, its place is scrolled into sight. */
export function Viewer({ session, acts }: Shown) {
  const { opened, view, editing } = session;
  const scroller = useRef<HTMLElement>(null);
  const scaled = useZoom(scroller, view.zoom);
  const isSettled = scaled.transform === 'none';
  const marks = useMemo(
    () => opened!.pages.map((_, number) => drawnOn(session, number)),
    [session.opened, session.history.present, session.proposals, session.focus, editing?.found],
  );
  const onMark = useMemo(
    () =>
      opened!.pages.map(
        (_, page): PaperProps['onMark'] =>
          (words, adds) =>
            void acts.mark({ page, words }, adds),
      ),
    [opened],
  );
  const focused = marks.flat().find(({ isFocused }) => isFocused);
  const isSought = useRef(false);
  useEffect(() => {
    isSought.current = true;
  }, [session.focus, focused?.page]);
  // Its place is known when the pages are rendered.
  useEffect(() => {
    if (!isSettled || !isSought.current) return;
    isSought.current = false;
    document.querySelector('.paper .focused')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [session.focus, focused?.page, isSettled]);
  useWheel(scroller, acts.zoom);
  return (
    <div class="pages">
      <ViewBar session={session} acts={acts} />
      <main class="viewer" aria-label="Pages" ref={scroller}>
        <div class="papers" style={{ ...scaled }}>
          {opened!.pages.map((page, number) => (
            <Sheet
              key={`${opened!.name} ${number}`}
              page={page}
              number={number}
              picture={pictureOf(opened!.name, number)}
              turn={view.turn}
              marks={marks[number]!}
              grid={session.grid?.grid.page === number ? session.grid : undefined}
              isGrid={session.grid !== undefined}
              acts={acts}
              onMark={onMark[number]!}
            />
          ))}
        </div>
      </main>
    </div>
  );
}

/** A page is drawn again only where something on it is another. */
const Sheet = memo<PaperProps>(Paper);

/** While it changes at every frame, pages are scaled as they were drawn: to lay out thousands of words takes longer than a frame. What is in the middle stays there. */
function useZoom(scroller: { readonly current: HTMLElement | null }, zoom: number): Scaled {
  const [{ rendered, before }, settle] = useState<Settled>({ rendered: zoom });
  const viewer = scroller.current;
  useEffect(() => {
    if (!viewer || zoom === rendered) return;
    const timer = setTimeout(() => settle({ rendered: zoom, before: { rendered, middle: middleOf(viewer, rendered) } }), settleMs);
    return () => clearTimeout(timer);
  }, [zoom, rendered]);
  useLayoutEffect(() => {
    if (viewer && before) viewer.scrollTo(scrollTo(before.middle, before.rendered, rendered, viewer));
  }, [before]);
  return scaledFrom(rendered, zoom, viewer && zoom !== rendered ? middleOf(viewer, rendered) : undefined);
}

interface Settled {
  readonly rendered: number;
  readonly before?: { readonly rendered: number; readonly middle: Point };
}

/** Ctrl with the wheel, which a touchpad sends for two fingers. */
function useWheel(scroller: { readonly current: HTMLElement | null }, zoom: (by: number) => void): void {
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400));
    };
    const element = scroller.current!;
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);
}
