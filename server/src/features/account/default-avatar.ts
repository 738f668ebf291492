/** Shown for a person without a picture, and for unknown persons. */
export const defaultAvatar = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="320" height="320"><rect width="96" height="96" fill="#e4e8ea"/><circle cx="48" cy="38" r="17" fill="#8b98a3"/><path d="M14 96c1-22 16-34 34-34s33 12 34 34z" fill="#8b98a3"/></svg>`;
