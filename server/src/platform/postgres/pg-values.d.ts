/** A part of the driver without types: how it writes a value as a parameter. */
declare module 'pg/lib/utils' {
  const utils: { prepareValue(value: unknown): string | Buffer | null };
  export default utils;
}
