/** Where the browser asks whether the server is up. It stands alone, so that the sign-in page needs no schemas for it. */
export const alivePath = '/api/core/alive';
