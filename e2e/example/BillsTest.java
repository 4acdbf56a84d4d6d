import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests against Acometida by plain HTTP, with JUnit alone. A suite with a JSON library reads the answers with it. */
class BillsTest {
  private static final String URL = System.getenv().getOrDefault("ACOMETIDA_URL", "http://127.0.0.1:4000");
  private static final String TOKEN = System.getenv().getOrDefault("CONTROL_TOKEN", "");
  private final HttpClient http = HttpClient.newHttpClient();
  /** Each test has a world of its own, in which a customer is logged in. */
  private final String world = UUID.randomUUID().toString();
  private String session;

  @BeforeEach
  void open() throws Exception {
    control("POST", "/worlds", "{\"id\":\"" + world + "\",\"now\":\"2026-03-16T10:00:00+01:00\",\"ttlSeconds\":900}");
    var login = control("POST", "/worlds/" + world + "/personas/customer/login", "{}");
    var token = Pattern.compile("\"accessToken\":\"([^\"]+)\"").matcher(login);
    assertTrue(token.find(), login);
    session = token.group(1);
  }

  @AfterEach
  void close() throws Exception {
    control("DELETE", "/worlds/" + world, "");
  }

  @Test
  void listsBillsThatFallOverdue() throws Exception {
    var overdue = "/listBills?filter=status::OVERDUE";
    assertFalse(api(overdue).body().contains("\"status\":\"OVERDUE\""));
    control("POST", "/worlds/" + world + "/scenarios/overdueBill", "{}");
    assertTrue(api(overdue).body().contains("\"status\":\"OVERDUE\""));
  }

  @Test
  void answers503WhileTheBillsFailOnce() throws Exception {
    control("POST", "/worlds/" + world + "/faults", "{\"operation\":\"listBills\",\"status\":503,\"times\":1}");
    assertEquals(503, api("/listBills").statusCode());
    assertEquals(200, api("/listBills").statusCode());
  }

  private String control(String method, String path, String body) throws Exception {
    var answer = call(method, "/__control" + path, body, Map.of("authorization", "Bearer " + TOKEN));
    assertTrue(answer.statusCode() < 300, answer.body());
    return answer.body();
  }

  private HttpResponse<String> api(String path) throws Exception {
    return call("GET", "/api" + path, "", Map.of("authorization", "Bearer " + session, "x-sandbox", world));
  }

  private HttpResponse<String> call(String method, String path, String body, Map<String, String> headers)
      throws Exception {
    var request = HttpRequest.newBuilder(URI.create(URL + path));
    request.method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    if (!body.isEmpty()) request.header("content-type", "application/json");
    headers.forEach(request::header);
    return http.send(request.build(), BodyHandlers.ofString());
  }
}
