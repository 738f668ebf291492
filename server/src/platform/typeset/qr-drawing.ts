import { create } from 'qrcode';

/**
 * A QR code as an SVG without a quiet zone, which the page leaves around it. Level M still reads when a seventh of it is covered or worn.
 * Each row of dark modules is one path step, so the file stays small.
 */
export function drawQr(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!modules.get(row, column)) continue;
      const from = column;
      while (column + 1 < size && modules.get(row, column + 1)) column++;
      path += `M${from} ${row}h${column - from + 1}v1h-${column - from + 1}z`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#000"/></svg>`;
}
