import { encode } from 'uqr';
import { Field } from '#app/forms/kit/fields/field.tsx';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { appCode } from '../../../sign-in/code-form.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { StaffForm, StaffSubmit } from '../../../ui/staff-form.tsx';
import { account, secondStepWords } from '../../../words/account.ts';

const words = secondStepWords.scan;

type Props = { totpURI: string; submit: string; onCode: (code: string) => Promise<void> };

/** Shows the secret as a picture and as text, and checks that the app shows the right code. */
export function ScanCode({ totpURI, submit, onCode }: Props) {
  const form = useSchemaForm(appCode);
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-muted">{words.lead}</p>
      <div className="grid gap-5 sm:grid-cols-[auto_1fr]">
        <QrCode text={totpURI} label={words.picture} />
        <div className="grid content-start gap-3">
          <p className="text-sm text-muted">{words.manual}</p>
          <p className="font-mono text-base tracking-[0.04em] wrap-anywhere">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <CopyButton text={secret} label={words.copy} />
        </div>
      </div>
      <StaffForm
        form={form}
        label={words.title}
        words={words.fields}
        onSubmit={({ code }) => onCode(code)}
        retryField="code"
      >
        <Field
          form={form}
          name="code"
          words={words.fields.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
        />
        <StaffSubmit form={form} label={submit} sending={account.working} />
      </StaffForm>
    </div>
  );
}

/** Dark on white in both color schemes: cameras expect it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-[min(14rem,100%)] rounded-sm border border-line"
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000000" d={modules.join('')} />
    </svg>
  );
}
