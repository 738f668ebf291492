import * as z from 'zod/mini';

// The page's security policy forbids generating code from text, which the schemas would try for speed.
z.config({ jitless: true });
