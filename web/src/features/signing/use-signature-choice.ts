import { useCallback, useState } from 'react';
import { useText } from '../../platform/i18n';

/**
 * The signature that will be used: a stored picture, or null for the typed name. Nothing is chosen before the pictures are known, and while
 * one is drawn that was not taken yet: nobody signs with another signature than the one that was shown. With `needsPicture` the typed name is
 * not enough.
 */
export function useSignatureChoice(needsPicture = false) {
  const { t } = useText();
  const [pictureId, setPictureId] = useState<number | null>();
  const [tried, setTried] = useState(false);
  const choose = useCallback((chosen: number | null | undefined) => {
    setPictureId(chosen);
    setTried(false);
  }, []);
  const lacks = pictureId === undefined ? t('signing.chooseFirst') : needsPicture && pictureId === null ? t('signing.pictureNeeded') : undefined;
  return {
    pictureId,
    choose,
    fault: tried ? lacks : undefined,
    /** The choice to send; undefined if there is none, which is shown at the signatures. */
    read: () => {
      setTried(true);
      return lacks === undefined ? pictureId : undefined;
    },
  };
}
