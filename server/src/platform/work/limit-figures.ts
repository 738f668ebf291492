/** How a limit of concurrent work fares in this process. */
export interface LimitFigures {
  places: number;
  running: number;
  waiting: number;
  /** How often someone was turned away since the start. */
  refused: number;
}

const known = new Map<string, LimitFigures>();

/** The figures of a limit, to be kept by it. */
export function figuresOf(name: string, places: number): LimitFigures {
  const figures = known.get(name) ?? { places, running: 0, waiting: 0, refused: 0 };
  figures.places = places;
  known.set(name, figures);
  return figures;
}

/** The limits of this process by name. */
export const allLimits = (): ReadonlyMap<string, Readonly<LimitFigures>> => known;
