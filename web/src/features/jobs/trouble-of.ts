const troubles = [
  ['unreachable', /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|time(d )?out/i],
  ['full', /ENOSPC|no space left/i],
  ['refused', /NotDeliverable|\b[45]\d\d[ -]/i],
  ['unfinished', /no try came to its end/],
  ['expired', /^expired$/],
] as const;

/** What a technical message means to an administrator. */
export const troubleOf = (error: string) => troubles.find(([, pattern]) => pattern.test(error))?.[0] ?? 'other';
