import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { migratedDatabase } from "../support/database.ts";
import { postJob } from "../support/employer.ts";
import { aJob, anApplication, unique, upload } from "../support/fixtures.ts";
import { Browser, inProcess, testDatabase } from "../support/site.ts";

/** Every text that the specification quotes, and the page on which a visitor meets it. */
const quoted: { path: string; as?: "employer" | "admin"; texts: string[] }[] = [
  {
    path: "/",
    texts: ["Sail Towards Your Global Career", "Apply Now", "Subscribe", "95%", "120+", "4.9", "580+", "$50"],
  },
  { path: "/", texts: ["150+", "200+", "120+", "$2,000-$3,500", "$4,000-$7,000", "$8,000-$15,000"] },
  { path: "/nowhere", texts: ["404 Page Not Found", "Did you forget to add the page to the router?"] },
  {
    path: "/jobs",
    texts: [
      "Browse Job Opportunities",
      "Search jobs or companies...",
      "All Countries",
      "All Sectors",
      "All Levels",
    ],
  },
  {
    path: "/jobs",
    texts: ["Entry Level", "Mid-Level", "Senior / Professional", "Luxury Cruise", "Offshore Rigs"],
  },
  {
    path: "/jobs?search=nobodywantsthis",
    texts: ["No jobs found matching your criteria. Try adjusting your filters."],
  },
  { path: "/jobs/{job}", texts: ["Back to Jobs", "Apply Now", "Location", "Salary Range", "Experience"] },
  {
    path: "/jobs/{job}",
    texts: [
      "Job Description",
      "Requirements",
      "Ready to Apply?",
      "Submit your application with just a $50 processing fee",
      "Start Application",
    ],
  },
  { path: "/jobs/00000000-0000-4000-8000-000000000000", texts: ["Job not found", "Back to Jobs"] },
  {
    path: "/jobs/country/norway",
    texts: [
      "Jobs in Norway",
      "Total Jobs",
      "Vacancies",
      "Companies",
      "Salary Range",
      "Available Sectors",
      "Back to Home",
    ],
  },
  {
    path: "/jobs/country/atlantis",
    texts: ["No jobs currently available in Atlantis. Check back soon!", "Browse All Jobs"],
  },
  { path: "/apply", texts: ["Step 1 of 4", "Personal Details"] },
  { path: "/application-success", texts: ["Application Submitted Successfully!", "3-5 business days"] },
  { path: "/become-employer", texts: ["Register as Employer"] },
  {
    path: "/employer/dashboard",
    as: "employer",
    texts: ['No jobs posted yet. Click "Post New Job" to get started.', "Post New Job"],
  },
  {
    path: "/employer/post-job",
    as: "employer",
    texts: ["Cancel", "Post Job", "Mid-level", "Professional/Engineer"],
  },
  { path: "/reviews", texts: ["Share Your Experience", "Close Form"] },
  {
    path: "/partners",
    texts: ["Our Global Partner Companies - 94 Employers Worldwide", "Our Global Partners"],
  },
  { path: "/partners", texts: ["Shipping Companies", "IT Companies", "Mining Companies"] },
  { path: "/partners", texts: ["Shipping & Marine", "Information Technology", "Mining & Energy"] },
  {
    path: "/news",
    texts: [
      "Industry News & Updates",
      "Latest insights from Shipping, IT, and Mining sectors worldwide",
      "Trending",
    ],
  },
  { path: "/terms", texts: ["Application Processing", "Data Processing", "Visa Assistance"] },
  {
    path: "/privacy",
    texts: ["Information We Collect", "How We Use Your Information", "Data Security", "Sharing Information"],
  },
  { path: "/admin/login", texts: ["Login"] },
  {
    path: "/admin/applications",
    as: "admin",
    texts: [
      "Admin Panel",
      "Logout",
      "Application Management",
      "Total Applications:",
      "Seed Database",
      "Paid",
      "Pending",
    ],
  },
  {
    path: "/admin/applications",
    as: "admin",
    texts: ["Personal Information", "Professional Details", "Documents", "Payment Information"],
  },
  {
    path: "/admin/applications",
    as: "admin",
    texts: ["Resume/CV", "Passport Copy", "Certificates", "Photograph"],
  },
  {
    path: "/admin/seed",
    as: "admin",
    texts: ["Seed Production Database", "1,155", "94", "24"],
  },
];

/** Said by islands: toasts and states that no page holds when it is served. Each is in the browser build. */
const said = [
  "Professional Details",
  "Document Upload",
  "Terms & Conditions",
  "Upload",
  "Enter URL",
  "Terms Required",
  "Please accept the terms and conditions",
  "Accept & Proceed to Payment",
  "Initializing payment...",
  "Pay {fee} & Submit Application",
  "Logging in...",
  "Invalid password. Please try again.",
  "Seeding Database...",
  "Upload Failed",
  "Failed to upload document. You can enter a URL manually instead.",
  "Upload Successful",
  "Invalid upload URL format",
  "Payment Failed",
  "An error occurred during payment",
  "Failed to initialize payment",
  "Application Submitted!",
  "Your application has been successfully submitted. We'll contact you soon.",
  "You are now registered as an employer",
  "Failed to register as employer",
  "Job Posted Successfully",
  "Your job posting is now live",
  "Failed to post job",
  "Status Updated",
  "Failed to update status",
  "Review Submitted!",
  "Thank you for sharing your experience",
  "Failed to submit review",
  "Logged Out",
  "You have been logged out successfully",
  "Login Successful",
  "Welcome to the admin panel",
  "No response body",
  "No reviews available yet. Be the first to share your experience!",
];

const strings = suite("texts of the specification");

const decoded = (html: string) =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll("<!-- -->", "");

if (inProcess) {
  let job = "";
  const browsers: Record<"visitor" | "employer" | "admin", Browser> = {
    visitor: new Browser(),
    employer: new Browser(),
    admin: new Browser(),
  };

  strings.before(async () => {
    ({ id: job } = await aJob(await testDatabase(), { country: "Norway", title: unique("Rigger") }));
    browsers.employer = (await anEmployer()).browser;
    browsers.admin = await signedIn();
    const candidate = new Browser();
    const documents = {
      resumeUrl: await upload(candidate),
      certificatesUrl: "https://example.com/certificates.pdf",
      photographUrl: "https://example.com/photograph.jpg",
    };
    await candidate.post("/api/applications", { ...anApplication, ...documents });
  });

  for (const { path, as = "visitor", texts } of quoted) {
    strings(`${path} says ${texts.join(", ")}`, async () => {
      const html = decoded(await (await browsers[as].send(path.replace("{job}", job))).text());
      assert.equal(
        texts.filter((text) => !html.includes(text)),
        [],
      );
    });
  }

  strings("the lists of applications say that they are empty", async () => {
    const { sql, close } = await migratedDatabase();
    try {
      const administrator = await signedIn({ sql });
      const all = await administrator.send("/admin/applications");
      assert.match(await all.text(), "No applications yet");
      const employer = await anEmployer({ sql });
      const { id } = await postJob(employer);
      const own = await employer.browser.send(`/employer/jobs/${id}`);
      assert.match(await own.text(), "No applications received yet");
    } finally {
      await close();
    }
  });

  strings("the islands say what the specification quotes", () => {
    const folder = new URL("../../dist/client/assets/", import.meta.url);
    const scripts = readdirSync(folder)
      .filter((file) => file.endsWith(".js"))
      .map((file) => readFileSync(new URL(file, folder), "utf8"));
    const everything = scripts.join("\n");
    assert.equal(
      said.filter((text) => !everything.includes(text) && !everything.includes(text.replaceAll("'", "\\'"))),
      [],
    );
  });
}

strings.run();
