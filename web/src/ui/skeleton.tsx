/** A bone in the shape of what is coming. Appears only after 150 ms, so that a quick answer does not flicker. */
export function Bone({ width, height = 14 }: { width: number | string; height?: number }) {
  return <div className="bone late" aria-hidden style={{ width, height }} />;
}
