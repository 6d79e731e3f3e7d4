/** What is seen of the document and where: zoom, pages, what is shown beside them. */
import { keep } from './keep.js';
import type { View } from '../state/session.js';
import { within } from '../state/zoom.js';
import type { Store } from './store.js';

export interface ViewActs {
  view(change: Partial<View>): void;
  /** By a factor. */
  zoom(by: number): void;
  /** To the next zoom of the list in that direction. */
  zoomStep(by: 1 | -1): void;
  /** To the beginning of the page so many after the one in sight. */
  scroll(pages: number): void;
  /** Index of the first page whose lower end is seen. */
  pageInSight(): number;
}

const zooms = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4];

/** The acts on the view of a store. */
export function viewActs(store: Store): ViewActs {
  const now = (): View => store.get().view;

  function view(change: Partial<View>): void {
    store.set({ view: { ...now(), ...change } });
    const { showsList, showsThumbnails } = now();
    if ('showsList' in change || 'showsThumbnails' in change) keep(store.get().setting.dataset, { showsList, showsThumbnails });
  }

  return {
    view,
    zoom: (by) => view({ zoom: within(now().zoom * by) }),
    zoomStep(by) {
      const { zoom } = now();
      const to = by > 0 ? zooms.find((each) => each > zoom * 1.01) : zooms.findLast((each) => each < zoom / 1.01);
      if (to !== undefined) view({ zoom: to });
    },
    scroll(pages) {
      const figures = [...document.querySelectorAll('.paper')];
      figures[Math.max(0, Math.min(figures.length - 1, pageInSight() + pages))]?.scrollIntoView({ block: 'start' });
    },
    pageInSight,
  };
}

function pageInSight(): number {
  const top = document.querySelector('.viewer')?.getBoundingClientRect().top ?? 0;
  return Math.max(
    0,
    [...document.querySelectorAll('.paper')].findIndex((figure) => figure.getBoundingClientRect().bottom > top + 40),
  );
}
