/** What the forms say when they are through. The words are fixed by the contract. */
export const outcomes = {
  contact: {
    sending: 'Sending...',
    stored: "Message sent successfully! We'll get back to you as soon as possible.",
    honeypot: "Message sent! We'll get back to you as soon as possible.",
    failed: 'Something went wrong. Please try again later.',
  },
  application: {
    stored: "Application submitted successfully! We'll be in touch soon.",
    failed: 'There was a problem submitting your application. Please try again.',
  },
  verification: {
    stored: {
      title: 'Verification submitted',
      text: "Your employment verification form has been submitted successfully. We'll review your information and get back to you soon.",
    },
    failed: {
      title: 'Submission failed',
      text: 'There was an error submitting your verification. Please try again.',
    },
    missingDocuments: {
      title: 'Missing documents',
      text: "Please upload both front and back of your driver's license",
    },
  },
};
