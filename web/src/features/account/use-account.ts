import { accountInformation, saveWayOfWorking } from '@sarabun/contract/account/account-information';
import { avatarUploaded, avatarUploadPath, removeAvatar } from '@sarabun/contract/account/avatar';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { rememberUser, useUser } from '../../platform/session';
import { upload } from '../../platform/upload';

const key = ['account'];

export function useAccountInformation() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(accountInformation, {}, { signal }) });
}

/** Says whether the next letter of a queue opens by itself; it holds at once. */
export function useWayOfWorking() {
  const user = useUser();
  return useMutation({
    mutationFn: (goesOn: boolean) => call(saveWayOfWorking, { goesOn }),
    onSuccess: (_, goesOn) => rememberUser({ ...user, information: { ...user.information, goesOn } }),
  });
}

/** Gives the person a new picture, or takes it away; the header shows it at once. */
export function useAvatar() {
  const user = useUser();
  const show = (avatar: string | null) => rememberUser({ ...user, avatar });
  return {
    save: useMutation({ mutationFn: (picture: Blob) => upload(avatarUploadPath, picture, avatarUploaded), onSuccess: ({ avatar }) => show(avatar) }),
    remove: useMutation({ mutationFn: () => call(removeAvatar, {}), onSuccess: () => show(null) }),
  };
}
