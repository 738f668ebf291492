interface Placed {
  letter: string;
  x: number;
  right: number;
  y: number;
  size: number;
  /** Added by the renderer, which takes a gap for a blank. */
  isAdded?: boolean;
}
interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
export function linesOf(letters: readonly Placed[]): Piece[][];
export function wholeText(text: string): string;
