/** When the people of a company may close it, and how long they can change their mind. */
import { NotAllowed } from "./Errors.ts"

const DAY_MILLIS = 86_400_000

/** For so long a closed company can be opened again; then all of it is deleted. */
export const REOPEN_DAYS = 30

/** An archive is new enough for so long: nothing of today is to be missing in it. */
const ARCHIVE_MILLIS = DAY_MILLIS

/** When a company that was closed at a time is deleted; both in epoch milliseconds. */
export const deletedAt = (closedAt: number): number => closedAt + REOPEN_DAYS * DAY_MILLIS

/** What is known of a company's archive. */
interface ArchiveMade {
  readonly finishedAt: number | null
  readonly problem: string | null
}

/** Whether the archive has what the company has now. */
export const isRecent = (archive: ArchiveMade | null, now: number): boolean =>
  archive?.finishedAt != null && archive.problem === null && now - archive.finishedAt < ARCHIVE_MILLIS

/** Why a company can't be closed, or null. `typed` is the name that was typed to make sure. */
export const whyNotClose = (
  company: { readonly name: string },
  typed: string,
  archive: ArchiveMade | null,
  now: number
): NotAllowed | null => {
  if (!isRecent(archive, now)) {
    return new NotAllowed({ message: "Make the archive first: there is none of the last 24 hours." })
  }
  return typed.trim() === company.name.trim()
    ? null
    : new NotAllowed({ message: "The name is not that of this company." })
}

/** Why a company can't be opened again, or null. */
export const whyNotReopen = ({ closedAt }: { readonly closedAt: number | null }, now: number) => {
  if (closedAt === null) return new NotAllowed({ message: "This company is not closed." })
  return now < deletedAt(closedAt)
    ? null
    : new NotAllowed({ message: "It is too late: all of this company is being deleted." })
}
