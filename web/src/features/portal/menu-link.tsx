import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import ui from '../../ui/styles/ui.module.css';
import { belongsTo, type MenuParameters, type MenuTarget } from './menu-target';
import { openArchive } from './open-archive';

interface MenuLinkProps {
  target: MenuTarget;
  className?: string | undefined;
  onPress?: (() => void) | undefined;
  children: ReactNode;
}

/** A link to a menu item's target. Pages of this application open without a reload. */
export function MenuLink({ target, children, className = '', onPress }: MenuLinkProps) {
  const router = useRouter();
  const here = useRouterState({ select: ({ location }) => location.pathname });
  if (target.kind === 'archive') {
    const press = () => {
      onPress?.();
      void openArchive();
    };
    return (
      <button type="button" className={clsx(ui.plain, className)} onClick={press}>
        {children}
      </button>
    );
  }
  if (target.kind === 'plain') {
    return (
      <a href={target.href} className={className} onClick={onPress}>
        {children}
      </a>
    );
  }
  if (target.kind === 'tab') {
    return (
      <a href={target.href} target="_blank" rel="noopener noreferrer" className={className} onClick={onPress}>
        {children}
      </a>
    );
  }
  const path = target.kind === 'route' ? target.path : target.href;
  if (!router.getMatchedRoutes(path)[2]) {
    return (
      <a href={path} className={className} onClick={onPress}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={path}
      {...(target.kind === 'route' && target.menu && { state: { menu: target.menu } })}
      aria-current={belongsTo(path, here) ? 'page' : undefined}
      className={className}
      onClick={onPress}
      activeProps={{ 'aria-current': 'page' }}
    >
      {children}
    </Link>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the item of the menu took along by which the page was opened. */
    menu?: MenuParameters;
  }
}
