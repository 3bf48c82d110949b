import type { WalkIn } from '@aarambh/contract';
import { EMPLOYERS_ASK_NO_MONEY } from '../../platform/figures/money-texts.ts';
import { CalendarPlus, ShieldCheck } from '../../ui/display/icons.tsx';
import { buttonClasses, LinkButton, PageContainer } from '../../ui/index.ts';
import { WalkInAnswer } from './walk-in-answer.tsx';
import { WalkInCard } from './walk-in-card.tsx';
import { walkInPages } from './walk-in-page.ts';
import { isOpen } from './walk-in-texts.ts';
import { calendarAddress } from './walk-ins.api.ts';

interface WalkInViewProps {
  id: string;
  walkIn: WalkIn;
  /** Whether opening the page confirms attendance. */
  onOpening: boolean;
}

function Actions({ id }: { id: string }) {
  return (
    <>
      <a href={calendarAddress(id)} download className={buttonClasses('secondary')}>
        <CalendarPlus className="size-5" />
        Add to calendar
      </a>
      <LinkButton to={walkInPages(id).reschedule} variant="quiet">
        Request another time
      </LinkButton>
    </>
  );
}

/** An invitation to a walk-in interview with its answer (commerce §2). */
export function WalkInView({ id, walkIn, onOpening }: WalkInViewProps) {
  return (
    <PageContainer width="text" className="grid gap-5">
      <h1>Your walk-in interview</h1>
      <WalkInAnswer id={id} walkIn={walkIn} onOpening={onOpening} />
      <WalkInCard walkIn={walkIn}>
        {isOpen(walkIn) ? (
          <Actions id={id} />
        ) : (
          <LinkButton to="/job/search" variant="secondary">
            Find other jobs
          </LinkButton>
        )}
      </WalkInCard>
      <p className="flex gap-2 text-sm text-muted">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
        This interview is free. {EMPLOYERS_ASK_NO_MONEY}
      </p>
    </PageContainer>
  );
}
