export const accountWords = {
  "account.firstName": "First name",
  "account.lastName": "Last name",
  "account.email": "Email address",
  "account.password": "Password",
  "account.password.show": "Show",
  "account.password.hint":
    "At least {n} characters. A few words together are easy to remember and hard to guess.",
  "account.password.common": "This password is too common. Choose another.",
  "account.password.new": "New password",
  "account.password.current": "Current password",
  "account.meta.keywords": "employer account, sign in, sign up, post jobs",

  "signUp.title": "Create an account",
  "signUp.lead":
    "For employers: after this page, one more step makes you an employer. You need no account to apply for a job.",
  "signUp.email.hint": "You sign in with it, and we write to it about your jobs.",
  "signUp.submit": "Create account",
  "signUp.have": "Do you have an account already?",
  "signUp.privacy": "What we keep, and for how long:",
  "signUp.meta.description": "Create an employer's account to post jobs and to answer candidates.",

  "confirmEmail.title": "Confirm your email address",
  "confirmEmail.meta.description": "Enter the code from our email to confirm that the address is yours.",
  "confirmEmail.code": "Code from the email",
  "confirmEmail.code.hint": "Eight digits. The code works for 24 hours.",
  "confirmEmail.submit": "Confirm the address",
  "confirmEmail.again.title": "No code?",
  "confirmEmail.again.spam": "Look in the spam folder first.",
  "confirmEmail.again.text": "A new code replaces the one before. We send at most five codes a day.",
  "confirmEmail.again.submit": "Email me a new code",
  "confirmEmail.again.wrong": "Wrong address? Write to {email}.",
  "confirmEmail.sent.title": "A new code is on its way",
  "confirmEmail.sent.text": "The code before does not work any more.",
  "confirmEmail.done.title": "Your email address is confirmed",
  "confirmEmail.done.text": "We can now write to {email} about your account and your jobs.",
  "confirmEmail.notice.title": "Please confirm your email address",
  "confirmEmail.mailed": "We emailed a code to {email}.",
  "confirmEmail.notice.text":
    "Until you enter the code, we send you no email about new applications or your jobs.",
  "confirmEmail.notice.candidate": "Enter the code to show that the address is yours.",
  "confirmEmail.notice.link": "Enter the code",

  "signIn.title": "Sign in",
  "signIn.lead": "For employers. You need no account to apply for a job.",
  "signIn.next": "Please sign in. Then we take you to the page that you asked for.",
  "signIn.kept": "Your session ended. What you typed is kept and comes back when you sign in.",
  "signIn.submit": "Sign in",
  "signIn.none": "No account yet?",
  "signIn.applied": "Applied already?",
  "signIn.forgot": "Forgot your password?",
  "signIn.meta.description": "Sign in to post jobs, read applications and answer candidates.",

  "signOut.submit": "Sign out",

  "forgotPassword.title": "Forgot your password?",
  "forgotPassword.lead": "Enter the email address of your account. We send you a link to set a new password.",
  "forgotPassword.submit": "Send the link",
  "forgotPassword.sent.title": "Check your inbox",
  "forgotPassword.sent.text":
    "If an account has this address, we send a link to it. The link works once, for one hour. No email? Look in the spam folder, or check the address and ask again.",
  "forgotPassword.back": "Back to sign in",
  "forgotPassword.meta.description": "Ask for a link by email to set a new password for your account.",

  "resetPassword.title": "Set a new password",
  "resetPassword.lead": "After that you are signed in here, and signed out on all other devices.",
  "resetPassword.submit": "Set password",
  "resetPassword.incomplete":
    "This link is not complete. Please open it again from the email, or ask for a new one.",
  "resetPassword.again": "Ask for a new link",
  "resetPassword.meta.description": "Set a new password for your account with the link from the email.",

  "account.title": "Your account",
  "account.name": "Name",
  "account.role": "Account type",
  "account.role.candidate": "Not yet an employer",
  "account.role.employer": "Employer",
  "account.dashboard": "Employer dashboard",
  "account.changePassword.title": "Change password",
  "account.changePassword.text": "Changing it signs you out everywhere else.",
  "account.changePassword.submit": "Change password",
  "account.changePassword.wrong": "The current password is not right",
  "account.changed.title": "Your new password is set",
  "account.changed.text": "All other devices have been signed out.",
  "account.meta.description": "Your name, email address and role, and how to change your password.",

  "becomeEmployer.title": "Become an Employer",
  "becomeEmployer.lead": "Find skilled professionals for {n} countries across shipping, IT and mining.",
  "becomeEmployer.steps": "How it works",
  "becomeEmployer.steps.company": "You tell us about your company",
  "becomeEmployer.steps.company.text":
    "Its name, country, website, phone number and number in the company register. Agencies also give their licence.",
  "becomeEmployer.steps.check": "We check it",
  "becomeEmployer.steps.check.text": "A person checks that you act for the company. We email you the result.",
  "becomeEmployer.steps.check.unmailed": "A person checks that you act for the company.",
  "becomeEmployer.steps.post": "You post jobs",
  "becomeEmployer.steps.post.text": "Candidates see your jobs as soon as we have checked the company.",
  "becomeEmployer.steps.post.unchecked":
    "You can post before the check. Until then, your jobs say that we have not checked you.",
  "becomeEmployer.free": "Registering, posting jobs and our check are free for you.",
  "becomeEmployer.check": "What we check",
  "becomeEmployer.check.every": "Every company",
  "becomeEmployer.check.every.text":
    "We look for the company in its register. Then we send a code to an address on its domain, or call a number that we found ourselves.",
  "becomeEmployer.check.agency.text":
    "We also look for the licence in the list of its issuer, and ask for a letter of each company that the agency hires for.",
  "becomeEmployer.check.until": "How long it counts",
  "becomeEmployer.check.until.text":
    "At most 12 months, and never longer than the licence. Your jobs say what we checked, and when.",
  "becomeEmployer.benefits": "What you get",
  "becomeEmployer.reach.title": "{n} countries, three industries",
  "becomeEmployer.reach.text":
    "Candidates come here to work abroad. They find your job by country, industry, level and any word of its title.",
  "becomeEmployer.post.title": "One form for a job",
  "becomeEmployer.post.text":
    "You post a job in one form and see it as candidates will. You can edit, close or reopen it at any time.",
  "becomeEmployer.read.title": "Applications in one place",
  "becomeEmployer.read.text":
    "Each job has its own list of applications, with answers and documents. Filter it by status, or download it as a CSV file.",
  "becomeEmployer.answer.title": "Candidates hear from you",
  "becomeEmployer.answer.text":
    "You set a status, and we email the candidate. We keep every change: who, when, from what to what.",
  "becomeEmployer.fee.title": "What it costs",
  "becomeEmployer.fee":
    "For each application, the candidate pays us {fee}. The page of a job says so before they apply, and it says when a job has no fee. You get no part of the fee.",
  "becomeEmployer.fee.none": "Applying costs candidates nothing.",
  "becomeEmployer.register.title": "Start hiring",
  "becomeEmployer.register.text": "Registering is free. Your account becomes an employer's account at once.",
  "becomeEmployer.register.code":
    "You can register first. We finish the check of your company once you enter the code.",
  "becomeEmployer.register.visitor":
    "Registering is free. Sign in or create an account first. Both bring you back here.",
  "becomeEmployer.meta.description":
    "Register as an employer: post jobs in shipping, IT and mining, read applications and answer candidates.",
  "becomeEmployer.meta.keywords":
    "post a job, hire abroad, employers, overseas recruitment, shipping jobs, IT jobs, mining jobs",
  "becomeEmployer.invite.title": "Do you hire abroad?",
  "becomeEmployer.invite.text": "Post your jobs here and read the applications yourself.",
} as const;
