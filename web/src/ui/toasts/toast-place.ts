export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From the left and the lower edge of the window. */
export interface Place {
  left: number;
  bottom: number;
}

interface Surroundings {
  toast: { width: number; height: number };
  page: { width: number; height: number };
  /** What a toast never lies on: main buttons, rows of tabs, heads of dialogs, the menu at the foot. */
  mains: readonly Box[];
  /** Fields and other buttons, which it goes around where that takes it not too far. */
  others: readonly Box[];
  /** Where it is now. */
  now?: Place | undefined;
}

/** What it costs to lie on something, in pixels that a toast goes up the page to be rid of it. */
const costs = { main: 10_000, other: 150, right: 0.25, move: 150 };
const edge = 16;
const step = { up: 8, right: 24 };
/** What is next to a toast, and not below it, is free. */
const air = 4;

const meet = (one: Box, other: Box) =>
  one.left < other.right + air && other.left < one.right + air && one.top < other.bottom + air && other.top < one.bottom + air;

/**
 * Where toasts stand: at the foot on the left if nothing is there that may be wanted next, else higher, or further right. They stay where
 * they are as long as that is nearly as good.
 */
export function placeOfToasts({ toast, page, mains, others, now }: Surroundings): Place {
  const cost = ({ left, bottom }: Place) => {
    const lower = page.height - bottom;
    const box = { left, top: lower - toast.height, right: left + toast.width, bottom: lower };
    const on = (all: readonly Box[]) => all.filter((one) => meet(box, one)).length;
    const outside = box.top < 0 || box.left < 0 || box.right > page.width;
    return bottom + costs.right * left + costs.main * (on(mains) + (outside ? 1 : 0)) + costs.other * on(others);
  };
  let best: Place = now ?? { left: edge, bottom: edge };
  let least = cost(best) - (now ? costs.move : 0);
  for (let bottom = edge; bottom + toast.height + edge <= page.height; bottom += step.up) {
    for (let left = edge; left + toast.width + edge <= page.width; left += step.right) {
      const place = { left, bottom };
      const its = cost(place);
      if (its < least) [best, least] = [place, its];
    }
  }
  return best;
}
