/** A text without line breaks or other signs that only steer a machine. */
export const oneLine = /^[^\p{Cc}]*$/u;
