import { lazy } from 'react';

/** The page of the settings for ways that letters often go. */
export const TemplatesScreen = lazy(async () => ({ default: (await import('./templates-screen')).TemplatesScreen }));
