export { SignaturePicker } from './signature-picker';
