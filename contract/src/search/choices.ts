export const searchedStates = ['draft', 'inReview', 'awaitingSignature', 'signed', 'inProcess', 'closed', 'cancelled'] as const;

/** The person's part in a letter: entered or wrote it, was assigned to it, wrote a note, follows it. */
export const searchedParts = ['entered', 'assigned', 'noted', 'followed'] as const;
