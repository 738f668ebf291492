import { useNavigate, useRouter } from '@tanstack/react-router';
import { browser } from '../../platform/browser';
import type { MenuParameters, MenuTarget } from './menu-target';
import { openArchive } from './open-archive';

/** Opens the target of a menu item where no link can stand, as its link would. */
export function useOpenTarget() {
  const router = useRouter();
  const navigate = useNavigate();
  const openPath = (path: string, menu?: MenuParameters) => {
    if (router.getMatchedRoutes(path)[2]) void navigate({ to: path, ...(menu && { state: { menu } }) });
    else browser.goTo(path);
  };
  return (target: MenuTarget) => {
    if (target.kind === 'archive') void openArchive();
    else if (target.kind === 'tab') open(target.href, '_blank', 'noopener,noreferrer');
    else if (target.kind === 'plain') browser.goTo(target.href);
    else if (target.kind === 'route') openPath(target.path, target.menu);
    else openPath(target.href);
  };
}
