import type { SecrecyClass } from '@sarabun/contract/documents/document-kind';
import { fileOfHigherClass, lowerThanRead } from './refusals';

type ReadFiles = readonly { readSecrecy: number | null }[];

/** The highest class that was read from files, if it is higher than the one given. */
function higherClass(secrecy: number, files: ReadFiles): SecrecyClass | null {
  const read = Math.max(1, ...files.map(({ readSecrecy }) => readSecrecy ?? 1));
  return read > secrecy ? (read as SecrecyClass) : null;
}

/** Refuses files of a higher class than their letter. */
export function refuseLowerClass(secrecy: number, files: ReadFiles): void {
  const read = higherClass(secrecy, files);
  if (read !== null) throw fileOfHigherClass(read);
}

/** What the trail says of a letter under a lower class than its files bear; it is refused without a reason. */
export function reasonForLowerClass(secrecy: number, files: ReadFiles, reason: string): { readLevel: SecrecyClass; reason: string } | null {
  const readLevel = higherClass(secrecy, files);
  if (readLevel === null) return null;
  if (reason === '') throw lowerThanRead(readLevel);
  return { readLevel, reason };
}
