import * as z from 'zod/mini';

// The page's security policy forbids making code from text, which the schemas would otherwise try for speed.
z.config({ jitless: true });
