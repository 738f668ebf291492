/** A text without line breaks or other control characters. */
export const oneLine = /^[^\p{Cc}]*$/u;
