import type { ReactNode } from 'react';
import { describeAppointment } from '#office/appointments.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { appointmentWords } from '../../../words/composer.ts';
import { composerWords as words } from '../../../words/conversation.ts';
import type { AppointmentDraft } from './choose-slot.ts';

type Props = {
  isReady: boolean;
  isSending: boolean;
  appointment: AppointmentDraft | null;
  onSendAndDone: () => void;
  /** What holds the answer back, or what became of it. It stands above the buttons. */
  children: ReactNode;
};

/** In sight as long as a part of the answer is. On a phone it stands above the bar at the bottom. */
export function ComposerActions({ isReady, isSending, appointment, onSendAndDone, children }: Props) {
  return (
    <div className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-1 -mx-5 -mb-4.5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-b-md border-t border-line bg-panel px-5 py-3 md:bottom-0">
      {children}
      <ToolButton look="primary" type="submit" aria-disabled={!isReady}>
        {isSending ? words.sending : words.send}
        <Key>{words.keys.send}</Key>
      </ToolButton>
      <ToolButton aria-disabled={!isReady} onClick={onSendAndDone}>
        {words.sendAndDone}
        <Key>{words.keys.sendAndDone}</Key>
      </ToolButton>
      {appointment && <p className="text-xs font-semibold">{describeChoice(appointment)}</p>}
    </div>
  );
}

/** Nobody sends a time unseen. */
function describeChoice(appointment: AppointmentDraft): string {
  return appointment.start
    ? appointmentWords.chosen(describeAppointment(appointment))
    : appointmentWords.notChosen;
}

/** Where there is a keyboard. */
function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="hidden text-2xs font-normal lg:pointer-fine:inline">
      {children}
    </span>
  );
}
