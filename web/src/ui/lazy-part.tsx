import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { allTexts } from '../platform/i18n';
import { lookAtLine } from '../platform/line';
import { fetchSheetsAgain } from '../platform/style-sheets';
import { NotFetched, PageFailed, PartFailed, type PartFailure } from './part-failed';

/** A part of a page that is loaded when first shown. */
type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Loads it before it is shown. */
  preload: () => Promise<void>;
};

type Load<Props> = () => Promise<ComponentType<Props>>;
/** What is loaded for parts that do not use the first texts and the rest. */
const texts = new WeakMap<() => unknown, () => Promise<void> | undefined>();

/** Marks a part that uses only the first texts (`first.ts` of each language), which are already loaded. */
export function withFirstTexts<Props>(load: Load<Props>): Load<Props> {
  texts.set(load, () => undefined);
  return load;
}

/** Marks a part of an open queue or letter, which uses no other texts than the first and those of a letter (`letter.ts` of each language). */
export function withLetterTexts<Props>(load: Load<Props>): Load<Props> {
  texts.set(load, () => allTexts('letter'));
  return load;
}

/** Marks a part that also uses the texts that no page needs to be drawn (`more.ts` of each language). */
export function withMoreTexts<Props>(load: Load<Props>): Load<Props> {
  texts.set(load, () => allTexts('more'));
  return load;
}

/**
 * A part of a page that is loaded with its texts when first shown; put a `Suspense` around it. If it cannot be loaded or drawn, `Failed`
 * takes its place with a retry: the rest of the page keeps its input.
 */
export function lazyPart<Props extends object>(load: Load<Props>, Failed: ComponentType<Props & PartFailure> = PartFailed): LazyPart<Props> {
  const code = fetchedOnce(load);

  function Content(props: Props) {
    // Stable while shown: another component would lose the input.
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

/** A page that is loaded when opened, or when the pointer is on a link to it. */
export function lazyPage<Props extends object>(load: Load<Props>): LazyPart<Props> {
  return lazyPart(load, PageFailed);
}

/** Loads a part once. Everyone gets the same failure until it is reset. */
function fetchedOnce<Props>(load: Load<Props>) {
  let part: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  const fetchPart = async () => {
    const fetchTexts = texts.get(load) ?? allTexts;
    try {
      if (hasFailed) await fetchSheetsAgain(document);
      [part] = await Promise.all([load(), fetchTexts()]);
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
  // A loaded part is shown at once, without suspending.
  return { shown: () => part ?? shown, fetched, forgetFailure };
}

interface BoundaryProps {
  code: { fetched: () => Promise<unknown>; forgetFailure: () => void };
  failed: (failure: PartFailure) => ReactNode;
  children: ReactNode;
}

/** Limits a failure to one part of the page. */
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
