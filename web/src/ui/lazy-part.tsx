import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { allTexts } from '../platform/i18n';
import { lookAtLine } from '../platform/line';
import { fetchSheetsAgain } from '../platform/style-sheets';
import { NotFetched, PageFailed, PartFailed, type PartFailure } from './part-failed';

/** A part of a page that is fetched when it is first shown. */
type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Fetches it before it is shown. */
  preload: () => Promise<void>;
};

type Load<Props> = () => Promise<ComponentType<Props>>;
const withoutTexts = new WeakSet<() => unknown>();

/** Marks a part that says nothing but the first texts (`first.ts` of each language), which are there already. */
export function withFirstTexts<Props>(load: Load<Props>): Load<Props> {
  withoutTexts.add(load);
  return load;
}

/**
 * A part of a page that is fetched, with its texts, when it is first shown; whoever shows it puts a `Suspense` around it. Where it cannot be fetched or
 * drawn, `Failed` stands in its place with a way to try again: the rest of the page stays, and what was typed there.
 */
export function lazyPart<Props extends object>(load: Load<Props>, Failed: ComponentType<Props & PartFailure> = PartFailed): LazyPart<Props> {
  const code = fetchedOnce(load);

  function Content(props: Props) {
    // The same for as long as it is shown: with another one, what was typed there would be lost.
    const [Shown] = useState(() => code.shown());
    return <Shown {...props} />;
  }
  function Part(props: Props) {
    return (
      <PartBoundary code={code} failed={(failure) => <Failed {...props} {...failure} />}>
        <Content {...props} />
      </PartBoundary>
    );
  }
  const preload = async () => void (await code.fetched().catch(code.forgetFailure));
  return Object.assign(Part, { preload });
}

/** A page that is fetched when it is opened, or when the pointer is on a link to it. */
export function lazyPage<Props extends object>(load: Load<Props>): LazyPart<Props> {
  return lazyPart(load, PageFailed);
}

/** Fetches a part once. A failure is answered to everyone until it is forgotten. */
function fetchedOnce<Props>(load: Load<Props>) {
  let part: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  const fetchPart = async () => {
    try {
      if (hasFailed) await fetchSheetsAgain(document);
      [part] = await Promise.all([load(), withoutTexts.has(load) ? undefined : allTexts()]);
      return part;
    } catch (error) {
      hasFailed = true;
      throw new NotFetched(error);
    }
  };
  const fetched = () => {
    fetching ??= fetchPart();
    return fetching;
  };
  const fetchedLazily = () => lazy(async () => ({ default: await fetched() })) as unknown as ComponentType<Props>;
  let shown = fetchedLazily();
  const forgetFailure = () => {
    if (part) return;
    fetching = undefined;
    shown = fetchedLazily();
  };
  // What is here already is shown at once, without a moment in which it is waited for.
  return { shown: () => part ?? shown, fetched, forgetFailure };
}

interface BoundaryProps {
  code: { fetched: () => Promise<unknown>; forgetFailure: () => void };
  failed: (failure: PartFailure) => ReactNode;
  children: ReactNode;
}

/** Keeps a failure to one part of the page. */
class PartBoundary extends Component<BoundaryProps, { failure: { error: unknown } | null; tries: number }> {
  override state = { failure: null as { error: unknown } | null, tries: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.code.forgetFailure();
    if (error instanceof NotFetched) void lookAtLine();
  }

  readonly again = async () => {
    const { code } = this.props;
    const failure = await code.fetched().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failure) code.forgetFailure();
    this.setState(({ tries }) => ({ failure, tries: tries + 1 }));
  };

  override render() {
    const { failure, tries } = this.state;
    if (!failure) return this.props.children;
    return this.props.failed({ ...failure, tries, again: this.again });
  }
}
