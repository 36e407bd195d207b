/** Why people can't sign in, change what they are, or change their company. */
import { english } from "../Say.ts"

export const ofPeople: ReadonlyArray<string> = [
  english("The e-mail address or the password is not right."),
  english(
    "The e-mail address or the password is not right, or they are not those of an owner with two-factor authentication. Everybody else signs in by the button above."
  ),
  english("The first step was too long ago. Start again with your e-mail address and password."),
  english("This is not your password."),
  english("This is not your present password."),
  english("This code is not right. Codes change every 30 seconds."),
  english("This code is not right, or it was used before. Codes change every 30 seconds."),
  english("This recovery code is not right, or it was used before."),
  english("This passkey could not be used here. Try again, or choose another way."),
  english("Your browser has made no passkey. It needs JavaScript."),
  english("This passkey is known already."),
  english("This passkey was removed already."),
  english("You have {max} passkeys, and no more fit: remove one first."),
  english("Signing in needs https."),
  english("{provider} can't be reached at the moment. Wait a little, and try again."),
  english('Here people sign in with {provider}, on the page "Sign in".'),
  english("Too many people of your network are signing in at this moment. Wait a minute."),
  english("Two-factor authentication is not set up."),
  english("Nothing is being set up in this session: reload the page and start again."),
  english("This person has no two-factor authentication."),
  english(
    "This person needs two-factor authentication for another company, too. Only the operator of this Duebook can reset it."
  ),
  english("You change your own two-factor authentication on the page of your account."),
  english("Only owners can reset a member's two-factor authentication."),
  english("Only owners can remove an owner."),
  english("Only owners and admins can remove people."),
  english("Only owners can make somebody an owner."),
  english("Only owners can change an owner's role."),
  english("Only owners and admins can change roles."),
  english("Only owners and admins can invite people."),
  english("Only owners of a company can open it again."),
  english("A company needs an owner: make somebody else an owner first."),
  english(
    "You are the last owner of {companies}. Make somebody else an owner, or close what nobody needs any more; then close your account."
  ),
  english("This person is not a member any more."),
  english("You are not a member of this company any more."),
  english("Somebody with this address is a member already."),
  english("A company has at most {max} members by invitation."),
  english("A company has at most {max} invitations that wait for an answer: withdraw one first."),
  english(
    "A company sends at most {max} invitations within a day, withdrawn ones included. Send more tomorrow."
  ),
  english("This invitation is not valid any more. Ask for a new one."),
  english("This invitation is for another e-mail address than that of your account."),
  english("There is an account with this address by now."),
  english("There is an account with this address by now. Sign in."),
  english("This is your address already."),
  english("Your address is verified already."),
  english(
    "Verify your e-mail address first: open the link that we have mailed you, or have another one sent on the page of your account."
  ),
  english("You own {max} companies already, and can't make more of them."),
  english("Make the archive first: there is none of the last 24 hours."),
  english("The name is not that of this company."),
  english("This company is not closed."),
  english("It is too late: all of this company is being deleted."),
  english("The company is not active."),
  english("The company has no active plan period."),
  english("You have {max} keys already. Revoke one first."),
  english("User {id} has {max} active keys for company {company} already: revoke one first."),
  english(
    "User {id} may not have keys for company {company}: this person has not confirmed two-factor authentication."
  ),
  english(
    "User {id} may not have keys for company {company}: this person is neither owner nor admin of the company."
  ),
  english(
    "User {id} may not have keys for company {company}: this person is not an active member of the company."
  ),
  english(
    "The key “{name}” is somebody else's. Only its holder can rotate it, because whoever rotates a key reads the new one."
  ),
  english("The key “{name}” is somebody else's. Its holder or an owner can revoke it.")
]

/** Why a password is refused. */
export const ofPasswords: ReadonlyArray<string> = [
  english("A password has at least {min} characters."),
  english("A password has at most {max} characters."),
  english("This is the password that you have. Choose another one."),
  english("This password was taken away, because somebody else knows it. Choose another one."),
  english("This password takes too long to check. Choose another one, such as four unusual words."),
  english("Names and addresses of yours are easy to guess."),
  english("This is easy to guess."),
  // What the library that scores passwords says: a warning, and advice.
  english("Straight rows of keys on your keyboard are easy to guess."),
  english("Short keyboard patterns are easy to guess."),
  english('Repeated characters like "aaa" are easy to guess.'),
  english('Repeated character patterns like "abcabcabc" are easy to guess.'),
  english('Common character sequences like "abc" are easy to guess.'),
  english("Recent years are easy to guess."),
  english("Dates are easy to guess."),
  english("This is a heavily used password."),
  english("This is a frequently used password."),
  english("This is a commonly used password."),
  english("This is similar to a commonly used password."),
  english("Single words are easy to guess."),
  english("Single names or surnames are easy to guess."),
  english("Common names and surnames are easy to guess."),
  english("Your password was exposed by a data breach on the Internet."),
  english("Avoid predictable letter substitutions like '@' for 'a'."),
  english("Avoid reversed spellings of common words."),
  english("Capitalize some, but not all letters."),
  english("Capitalize more than the first letter."),
  english("Avoid dates and years that are associated with you."),
  english("Avoid recent years."),
  english("Avoid years that are associated with you."),
  english("Avoid common character sequences."),
  english("Avoid repeated words and characters."),
  english("Use longer keyboard patterns and change typing direction multiple times."),
  english("Add more words that are less common."),
  english("Use multiple words, but avoid common phrases."),
  english("You can create strong passwords without using symbols, numbers, or uppercase letters."),
  english("If you use this password elsewhere, you should change it.")
]
