import { RateLimiterMemory } from 'rate-limiter-flexible';
import { photoBytes, photosPerClaim } from '#domain/claims.ts';
import { log } from '../../lib/log.ts';
import { NotAccepted, notAccepted, retrySeconds } from '../../lib/not-accepted.ts';
import type { Sender } from '../../lib/serial-queue.ts';
import type { StoredBytes } from './stored-bytes.ts';

const day = 24 * 60 * 60;
const hour = 60 * 60;

/** The form with the largest files. */
const minShare = photosPerClaim * photoBytes;

/** A mail of a visitor is theirs, whoever stores its files. */
export type From = 'visitor' | 'staff';
type Upload = { bytes: number; sender: Sender; from: From };

type Reservation = {
  /** The whole file has arrived. Refuses it if other files have used up the day meanwhile. */
  arrive(size: number): Promise<void>;
  /** Counts the stored bytes against the day. */
  count(stored: number): Promise<void>;
  /** Ends the reservation, whether or not the upload was stored. */
  release(): void;
};

export type StorageQuota = { reserve(upload: Upload): Promise<Reservation> };

type Options = {
  /** Bytes that visitors may store in 24 hours. */
  perDay: number;
  /** Multiplies the share of one address. */
  rateFactor: number;
  minFreeBytes: number;
  freeBytes: () => Promise<number>;
  storedBytes: StoredBytes;
};

/**
 * Reserves room for each upload before it is read, so that many unfinished uploads cannot fill the disk or pass the share of an
 * address together. An upload without a length reserves the largest size. The day of all visitors counts only files that
 * have arrived: otherwise a few addresses could use it up with uploads that they never finish.
 */
export function createStorageQuota(options: Options): StorageQuota {
  const { perDay, rateFactor, minFreeBytes, freeBytes, storedBytes } = options;
  const share = Math.min(perDay, Math.max(perDay / 10, minShare) * Math.max(rateFactor, 1));
  const storedBySender = new RateLimiterMemory({ points: share, duration: day });
  const reservedBySender = new Map<string, number>();
  let reservedInAll = 0;
  /** Bytes of visitors' files that have arrived and are not stored yet. */
  let arrived = 0;
  let wasFull = false;

  return {
    async reserve({ bytes, sender, from }) {
      const isVisitor = from === 'visitor';
      const limited = isVisitor ? sender : undefined;
      const [free, inAll, own] = await Promise.all([
        freeBytes(),
        isVisitor ? storedBytes.read() : 0,
        limited === undefined ? null : storedBySender.get(limited),
      ]);
      // From here to the reservation nothing is awaited, so that no other upload takes the same room.
      if (isVisitor) requireRoomToday(inAll + arrived + bytes <= perDay);
      const stored = own?.consumedPoints ?? 0;
      if (own && stored + bytes > share) throw notAccepted.tooMany(Math.ceil(own.msBeforeNext / 1000));
      if (limited !== undefined && stored + reservedBy(limited) + bytes > share)
        throw notAccepted.tooMany(retrySeconds);
      if (free - reservedInAll - bytes < minFreeBytes) throw new NotAccepted('disk full');
      change(limited, bytes);
      let counted = 0;
      return {
        async arrive(size) {
          if (!isVisitor) return;
          const inAll = await storedBytes.read();
          requireRoomToday(inAll + arrived + size <= perDay);
          arrived += size;
          counted = size;
        },
        async count(stored) {
          if (!isVisitor) return;
          storedBytes.add(stored);
          if (limited !== undefined) await storedBySender.penalty(limited, stored);
        },
        release: () => {
          arrived -= counted;
          change(limited, -bytes);
        },
      };
    },
  };

  function reservedBy(sender: string): number {
    return reservedBySender.get(sender) ?? 0;
  }

  function change(sender: Sender, bytes: number): void {
    reservedInAll += bytes;
    if (sender === undefined) return;
    const now = reservedBy(sender) + bytes;
    if (now > 0) reservedBySender.set(sender, now);
    else reservedBySender.delete(sender);
  }

  function requireRoomToday(hasRoom: boolean): void {
    if (hasRoom === wasFull)
      log(
        hasRoom
          ? 'uploads are below STORAGE_PER_DAY again and are accepted'
          : 'uploads have reached STORAGE_PER_DAY and are refused',
      );
    wasFull = !hasRoom;
    if (!hasRoom) throw new NotAccepted('day full', { seconds: hour });
  }
}
