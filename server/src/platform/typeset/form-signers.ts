export interface Signer {
  /** With prefix, as printed in brackets. */
  name: string;
  /** The post and, below it, the post acted for. */
  position: string[];
  /** The index of the signer's picture among the pictures of the letter. */
  picture?: number;
  /** Instead of a picture: who signed, and when. */
  typed?: string;
  /** How far picture or words stand from their place in the form, in tenths of a millimetre. */
  move?: { right: number; down: number };
  /** Marks a signature that is not given yet. */
  toBe?: boolean;
}

export interface OfPanel {
  /** All who sign a letter of a committee, in order, in place of the one signer. */
  panel?: Signer[];
}
