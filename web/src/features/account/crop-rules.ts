/** The position of a picture behind a square window of side 1: its zoom, and the offset of its centre as fractions of the window. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const maxZoom = 4;
export const middle: Crop = { zoom: 1, x: 0, y: 0 };

/** The size of the drawn picture as fractions of the window: at zoom 1 it just covers it. */
export function drawnSize({ width, height }: Size, zoom: number): Size {
  const shorter = Math.min(width, height);
  return { width: (width / shorter) * zoom, height: (height / shorter) * zoom };
}

/** The nearest crop in which the picture still covers the whole window. */
export function within(crop: Crop, picture: Size): Crop {
  const zoom = Math.min(maxZoom, Math.max(1, crop.zoom));
  const { width, height } = drawnSize(picture, zoom);
  const keep = (moved: number, size: number) => Math.min((size - 1) / 2, Math.max((1 - size) / 2, moved));
  return { zoom, x: keep(crop.x, width), y: keep(crop.y, height) };
}

/** Zooms about the centre of the window. */
export function zoomed(crop: Crop, zoom: number, picture: Size): Crop {
  const factor = zoom / crop.zoom;
  return within({ zoom, x: crop.x * factor, y: crop.y * factor }, picture);
}

/** The visible square of the picture, in its own pixels. */
export function seenSquare(crop: Crop, picture: Size): { left: number; top: number; side: number } {
  const side = Math.min(picture.width, picture.height) / crop.zoom;
  return { left: picture.width / 2 - crop.x * side - side / 2, top: picture.height / 2 - crop.y * side - side / 2, side };
}
