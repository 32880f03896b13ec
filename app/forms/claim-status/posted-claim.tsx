import { Anchor } from '#app/ui/anchor.tsx';
import { textLook } from '#app/ui/text-button.tsx';
import { site } from '#company/site.ts';
import { result, addPhotos as words } from '#content/claim-status.ts';
import type { FoundPost } from '../kit/post/form-state.ts';
import { AddPhotosForm } from './add-photos-form.tsx';
import { FoundClaim } from './found-claim.tsx';

/** A claim that was looked up without scripts. */
export function PostedClaim({ number, email, claim, added }: FoundPost) {
  return (
    <div data-posted="">
      <FoundClaim claim={claim} number={number} timeZone={site.region.timeZone} autoFocus>
        {added > 0 && <p className="font-semibold text-accent">✓ {words.added(added)}</p>}
        {claim.status !== 'closed' && <AddPhotosForm lookup={{ number, email }} />}
        <p>
          <Anchor href={result.another.href} className={`inline-flex items-center ${textLook}`}>
            {result.another.label}
          </Anchor>
        </p>
      </FoundClaim>
    </div>
  );
}
