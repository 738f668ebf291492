import { fileSizeUnits } from '../constants';

/** A size of a file in words, such as `1.5 MB`. */
export function fileSize(bytes: number): string {
  const step = Math.min(Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)), fileSizeUnits.length - 1);
  return `${Math.round((bytes / 1024 ** step) * 10) / 10} ${fileSizeUnits[step]}`;
}
