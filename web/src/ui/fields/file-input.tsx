import { IconPaperclip } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useRef } from 'react';
import { Button } from '../button';
import { letterFileTypes } from '../photos/is-photo';
import { PhotoState } from '../photos/photo-state';
import { usePhotos } from '../photos/use-photos';
import ui from '../styles/ui.module.css';

interface FileInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'className' | 'size'> {
  ref?: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

/** A hidden file input behind a label or button. A file can be chosen again after it was refused. */
export function FileInput({ onFiles, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      className={ui.vh}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}

interface FileButtonProps extends FileInputProps {
  children: ReactNode;
  icon?: ReactNode;
  size?: 'sm' | 'md';
  busy?: boolean;
}

export function FileButton({ children, icon, size = 'md', busy = false, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} tabIndex={-1} {...rest} />
      <Button tone="ghost" size={size} icon={icon} busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}

/** A full-width field for attaching PDFs, or photos that become one. */
export function AttachPdfs({ label, className = '', onFiles }: { label: string; className?: string | undefined; onFiles: (files: File[]) => void }) {
  const id = useId();
  const { take, ...state } = usePhotos(onFiles);
  return (
    <>
      <label htmlFor={id} className={clsx(ui.drop, className)}>
        <IconPaperclip size={18} aria-hidden />
        {label}
        <FileInput id={id} accept={letterFileTypes} multiple onFiles={take} />
      </label>
      <PhotoState {...state} />
    </>
  );
}
